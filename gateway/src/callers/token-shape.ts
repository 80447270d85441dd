/** Tokens of cookies: other values are not passed on. */
export const tokenShape = /^[\w-]{20,100}$/;
