import { chromium } from '@playwright/test'
const [base, out, ...paths] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell' })
for (const scheme of (process.env.SCHEMES ?? 'light,dark').split(',')) for (const width of (process.env.WIDTHS ?? '1440,390').split(',').map(Number)) {
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce', javaScriptEnabled: process.env.NOJS !== '1' })
  const p = await c.newPage()
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.type(), m.text()))
  for (const path of paths) {
    await p.goto(base + path, { waitUntil: 'networkidle' })
    if (process.env.FULL) { await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)) } scrollTo(0,0) }); await p.waitForTimeout(400) }
    await p.screenshot({ path: `${out}/${path.replace(/\W+/g, '_').slice(0, 40)}-${width}-${scheme}.png`, fullPage: !!process.env.FULL })
    const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth); if (wide) console.log('OVERFLOW', path, width)
  }
  await c.close()
}
await b.close()
