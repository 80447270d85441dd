/** Pattern of tokens in cookies. The gateway does not forward other values. */
export const tokenShape = /^[\w-]{20,100}$/;
