// Written by scripts/make-pictures.ts; a change here is lost.
export { redHibiscusCloseup } from './photos/red-hibiscus-closeup';
export { whiteArumLilies } from './photos/white-arum-lilies';
