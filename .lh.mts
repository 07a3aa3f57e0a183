import { startProductServer } from '/work/main/tests/support/productServer.ts';
import { SandboxClient } from '/work/main/tests/support/sandboxClient.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const s = await startProductServer();
const [event] = (await new SandboxClient(s.url).events({ status: 'PRE_GAME' })).filter((i) => i.markets.length > 1);
const ep = `/sport/${event.sport}/organization/${event.organization}/competition/${event.competition}/event/${event.id}`;
const cfg = JSON.parse(readFileSync('/work/main/lighthouserc.json','utf8'));
const n = Number(process.argv[2] ?? 2); const pages = (process.argv[3] ?? 'home,event,login').split(',');
const P = {home:'/',event:ep,login:'/login'};
for (const p of pages) for (let i=0;i<n;i++){
 const r = spawnSync('node_modules/.bin/lighthouse',[`http://tsb.localhost:${s.port}${P[p]}`,'--preset=desktop','--output=json','--output-path=/tmp/lh-'+p+i+'.json','--quiet','--chrome-flags='+cfg.ci.collect.settings.chromeFlags,'--only-categories=performance',...(process.argv[4]?['-A=/tmp/lhart-'+p, '-G']:[])],{encoding:'utf8',env:{...process.env,CHROME_PATH:'/usr/bin/chromium'}});
 if(r.status!==0) {console.log(r.stderr.slice(-800));continue}
 const j=JSON.parse(readFileSync('/tmp/lh-'+p+i+'.json','utf8'));
 const a=k=>Math.round(j.audits[k].numericValue*100)/100;
 console.log(p, Math.round(j.categories.performance.score*100), 'FCP',a('first-contentful-paint'),'LCP',a('largest-contentful-paint'),'TBT',a('total-blocking-time'),'CLS',a('cumulative-layout-shift'),'SI',a('speed-index'), 'long', (j.audits['long-tasks'].details?.items??[]).map(x=>Math.round(x.duration)+'@'+Math.round(x.startTime)+' '+x.url.split('/').pop()).join(', '));
}
await s.stop();
