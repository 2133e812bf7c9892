import { Scripts, UNSAFE_RemixContext, type UNSAFE_RemixContextObject, useMatches } from '@remix-run/react'
import { useContext, useState } from 'react'
import { RELOAD_PAUSE_MS, RELOADED_KEY } from '../client-errors/reload-once'
import { CHUNK_FAILURE } from '../client-errors/report'
import { reportsHref } from '../client-errors/reports-href'
import type { Language } from '../store/languages'
import { useNonce } from '../server/security/use-nonce'

/**
 * The scripts of the document. They replace Remix' own, whose modules compete with pictures and fonts while the page loads. These
 * are loaded after the page's `load` event, so that a slow phone shows the page and its pictures about a second sooner.
 * Development uses Remix' own, as Vite's reloading needs them. `language` is the document's.
 */
export function PageScripts({ language }: { language: Language }) {
  const nonce = useNonce()
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <LateScripts nonce={nonce} language={language} />
}

function LateScripts({ nonce, language }: { nonce: string | undefined; language: Language }) {
  const remix = useContext(UNSAFE_RemixContext)
  const ids = useMatches().map(({ id }) => id)
  // Only the server has the hand-off. When the browser hydrates, the script has already run, and React leaves it unchanged.
  const [script] = useState(() =>
    import.meta.env.SSR && remix?.serverHandoffString !== undefined ? handOff(remix) + start(remix, ids, language) : ' ',
  )
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

/** As Remix' own script: the state of the page, and the stream into which the end of the document writes the loaders' data. */
function handOff({ serverHandoffString = '' }: UNSAFE_RemixContextObject): string {
  const controller = 'start(controller){window.__remixContext.streamController=controller}'
  const stream = `new ReadableStream({${controller}}).pipeThrough(new TextEncoderStream())`
  return `window.__remixContext=${serverHandoffString};window.__remixContext.stream=${stream};`
}

/** Loads the route manifest, the modules of the page's routes with all that they import, and the entry. */
function start(
  { manifest: { url, entry, routes } }: UNSAFE_RemixContextObject,
  ids: readonly string[],
  language: Language,
): string {
  const ofPage = ids.flatMap((id) => routes[id] ?? [])
  const modules = Object.fromEntries(ofPage.map(({ id, module }) => [id, module]))
  const others = [...new Set([url, ...entry.imports, ...ofPage.flatMap(({ imports = [] }) => imports)])]
  return `(${LOADER})(${[modules, others, entry.module, reportsHref(language)].map((value) => JSON.stringify(value)).join(',')})`
}

/**
 * Plain text, so that no build step changes it. The timer lets the browser first show what the load event has finished. All
 * modules are fetched side by side, and compiled as they come. They run after that, in four steps with a pause between them:
 * compiling and running them in one task would stop a slow phone for 160 ms. A link is gone before React hydrates the document,
 * which has none; a browser without `modulepreload` fetches the modules of each step when it runs them. Every failure is
 * reported, as the scripts that report others (watch-errors.client.ts) may not run. A chunk that cannot be loaded reloads the
 * page, at most once per minute (spec section 8): it may be one of an earlier release. Any other failure would only be repeated
 * by a reload. A browser that blocks storage could not keep the time of the reload, so it does not reload.
 */
export const LOADER = `function(modules,others,entry,reports){
var run=function(address){return import(address)},ids=Object.keys(modules),ofPage=ids.map(function(id){return modules[id]});
var fetched=function(address){return new Promise(function(resolve){var link=document.createElement("link");
if(!link.relList.supports("modulepreload"))return resolve();
link.rel="modulepreload";link.href=address;link.onload=link.onerror=function(){link.remove();resolve()};document.head.append(link)})};
var all=function(addresses,each){return Promise.all(addresses.map(each)).then(function(loaded){
return new Promise(function(resolve){setTimeout(resolve,0,loaded)})})};
var report=function(error){var said=String(error&&error.message||error);
navigator.sendBeacon(reports,new Blob([JSON.stringify({level:"error",error:said.slice(0,2000),stack:String(error&&error.stack||"").slice(0,10000),
userAgent:navigator.userAgent.slice(0,500),url:(location.origin+location.pathname).slice(0,2000)})],{type:"application/json"}));
return ${CHUNK_FAILURE}.test(said)};
var load=function(){setTimeout(function(){
all(others.concat(ofPage,entry),fetched).then(function(){return all(others.slice(0,2),run)}).then(function(){
return all(others.slice(2),run)}).then(function(){return all(ofPage,run)}).then(function(loaded){
window.__remixRouteModules=Object.fromEntries(ids.map(function(id,index){return[id,loaded[index]]}));
return run(entry)}).catch(function(error){var isChunk=report(error);try{
if(isChunk&&navigator.onLine&&!(Date.now()-sessionStorage.getItem("${RELOADED_KEY}")<${RELOAD_PAUSE_MS})){
sessionStorage.setItem("${RELOADED_KEY}",Date.now());return location.reload()}}catch(_){}throw error})})};
document.readyState==="complete"?load():addEventListener("load",load,{once:true})}`
