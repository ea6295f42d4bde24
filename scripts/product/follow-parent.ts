/**
 * Preloaded into api and workers: they stop by themselves when their launcher is gone, even one that was
 * killed.
 */
if (process.connected) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 10_000).unref()
  })
  process.channel?.unref()
}
