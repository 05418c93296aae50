/** The bundled service worker (vite.config.ts). */
declare module 'virtual:service-worker' {
  const code: string;
  export default code;
}
