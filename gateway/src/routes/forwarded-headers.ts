import type { IncomingMessage } from 'node:http';
import { identityHeader } from '@sandhill/platform/identity/identity.js';
import { requestIdHeader } from '@sandhill/platform/logging/request-id.js';

/** Headers that speak of the caller, the path of the request or one connection: none of them is a client's to set. */
const ours =
  /^(x-identity|x-session-token|x-request-id|forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|cookie2?|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect|http2-settings)$/;

export interface Vouched {
  clientAddress: string;
  requestId: string;
  /** The signed token, where somebody is signed in. */
  identity?: string;
}

/** Replaces what a client said of itself by what the gateway vouches for. */
export function rewriteHeaders(request: IncomingMessage, vouched: Vouched): void {
  for (const name of Object.keys(request.headers)) if (ours.test(name)) delete request.headers[name];
  request.headers['x-forwarded-for'] = vouched.clientAddress;
  request.headers[requestIdHeader] = vouched.requestId;
  if (vouched.identity !== undefined) request.headers[identityHeader] = vouched.identity;
}
