import type { IncomingMessage } from 'node:http';
import { chatTokenHeader } from '@sandhill/platform/identity/chat-cookie.js';
import { identityHeader } from '@sandhill/platform/identity/identity.js';
import { deviceTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import { requestIdHeader } from '@sandhill/platform/logging/request-id.js';

/** Matches headers about the caller, the request's path or the connection, which clients must not set. */
const ours =
  /^(x-part|x-identity|x-session-token|x-device-token|x-chat-token|x-request-id|forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|cookie2?|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect|http2-settings)$/;

interface Vouched {
  clientAddress: string;
  requestId: string;
  identity?: string;
  /** Value of the cookie that identifies a known browser. Only auth receives the value. */
  deviceToken?: string;
  /** Value of the help chat's cookie. Only requests to the chat's paths receive the value. */
  chatToken?: string;
}

/** Removes the headers that clients must not set, including cookies, and sets the gateway's own headers. */
export function rewriteHeaders(request: IncomingMessage, vouched: Vouched): void {
  for (const name of Object.keys(request.headers)) if (ours.test(name)) delete request.headers[name];
  request.headers['x-forwarded-for'] = vouched.clientAddress;
  request.headers[requestIdHeader] = vouched.requestId;
  if (vouched.identity !== undefined) request.headers[identityHeader] = vouched.identity;
  if (vouched.deviceToken !== undefined) request.headers[deviceTokenHeader] = vouched.deviceToken;
  if (vouched.chatToken !== undefined) request.headers[chatTokenHeader] = vouched.chatToken;
}
