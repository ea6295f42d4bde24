/**
 * Preloaded into api and workers: they stop by themselves when their launcher is gone, even one that was
 * killed.
 */
if (process.connected) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    // Their own stop ends by itself before that; see `STOP_SECONDS` in config.ts.
    setTimeout(() => process.exit(1), (Number(process.env['STOP_SECONDS']) || 10) * 1000).unref()
  })
  process.channel?.unref()
}
