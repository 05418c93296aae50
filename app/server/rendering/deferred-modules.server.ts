/**
 * Returns a part of a document whose modules neither load nor run by themselves: they would share a thin line, and a slow
 * processor, with the first paint and its picture (decision 69).
 */
export const deferModules = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low" media="not all"')
    .replace('type="module" async=""', 'type="deferred"');

/**
 * The inline script of such a document: starts its modules when the first view is painted with its picture, but not later
 * than after three seconds.
 */
export const startModules = `(picture=>{
let start=()=>{
let data=document.querySelector("[type=deferred]"),script=document.createElement("script");
if(!data)return;
for(let link of document.querySelectorAll("[rel=modulepreload]"))link.media="",link.rel=link.rel;
script.type="module",script.text=data.text,data.replaceWith(script)
};
Promise.allSettled([
picture&&picture.decode(),
new Promise(done=>new PerformanceObserver(done).observe({type:"paint",buffered:!0}))
]).then(()=>requestAnimationFrame(()=>setTimeout(start)));
setTimeout(start,3e3)
})(document.querySelector("img[fetchpriority]"))`;
