export { documentoAnalises as pdf } from './document.ts';
export { load } from './load.ts';
