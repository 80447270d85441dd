/** The merged OpenAPI document. */
export const CONTRACT = Symbol('contract');
