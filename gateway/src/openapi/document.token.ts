/** Injection token of the merged OpenAPI document. */
export const CONTRACT = Symbol('contract');
