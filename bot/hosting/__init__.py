"""Running the bot for real: start and stop, the brake before Discord's gateway, health and metrics over HTTP.

    process.py  one run of the bot, from settings to exit code     brake.py    how long to wait before signing in
    health.py   /healthz, /readyz, /metrics                        metrics.py  the only file that knows Prometheus
    rest.py     what Discord answered, off aiohttp's trace         invite.py   the link that brings the bot to a server

Above `bot.app`: nothing here is known to the bot, which works the same without it.
"""
