/** Shape of tokens in cookies. Other values are not passed on. */
export const tokenShape = /^[\w-]{20,100}$/;
