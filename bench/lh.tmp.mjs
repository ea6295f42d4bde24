import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags, logLevel:'silent' })
for (const path of process.argv.slice(2)) {
const r = await lighthouse('http://localhost:4140'+path, { port: chrome.port, output:'json', logLevel:'silent', onlyCategories:['performance','accessibility','best-practices','seo'] })
const a=r.lhr.audits
console.log(path, Object.entries(r.lhr.categories).map(([k,v])=>k+' '+Math.round(v.score*100)).join(', '))
for(const k of ['first-contentful-paint','largest-contentful-paint','speed-index','total-blocking-time','cumulative-layout-shift','interactive']) console.log('  ',k,Math.round(a[k].numericValue*1000)/1000,a[k].score)
if(process.env.FULL){ for(const i of a['network-requests'].details.items) console.log('   ',i.priority,i.resourceType,i.transferSize,Math.round(i.networkRequestTime),Math.round(i.networkEndTime),i.url.replace('http://localhost:4140',''))
console.log(JSON.stringify(a['lcp-breakdown-insight']?.details?.items??a['largest-contentful-paint-element']?.details,null,0)?.slice(0,1500))
console.log(JSON.stringify(a['mainthread-work-breakdown']?.details?.items?.map(i=>[i.groupLabel,Math.round(i.duration)])), JSON.stringify(a['bootup-time']?.details?.items?.map(i=>[i.url,Math.round(i.total),Math.round(i.scripting)])), JSON.stringify(a['long-tasks']?.details?.items))
console.log('errors', JSON.stringify(a['errors-in-console']?.details?.items)) }
}
chrome.kill()
