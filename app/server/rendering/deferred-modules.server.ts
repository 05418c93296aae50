/**
 * Returns a document whose modules neither load nor run by themselves: they would share a thin line, and a slow processor,
 * with the first paint and its picture (decision 69).
 */
export const deferModules = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace('type="module" async=""', 'type="deferred"');

/**
 * The inline script of such a document: starts its modules after the first paint, and after the picture in the first view,
 * but not later than three seconds.
 */
export const startModules = `(picture=>{
let start=()=>requestAnimationFrame(()=>setTimeout(()=>{
let data=document.querySelector("[type=deferred]"),script=document.createElement("script");
if(!data)return;
for(let link of document.querySelectorAll("[rel=modulepreload]"))link.media="",link.rel=link.rel;
script.type="module",script.text=data.text,data.replaceWith(script)
}));
picture&&!picture.complete?(picture.onload=picture.onerror=start,setTimeout(start,3e3)):start()
})(document.querySelector("[fetchpriority=high]"))`;
