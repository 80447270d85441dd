import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of Node that jsdom hides. The router, RTK Query and MSW use them, as every browser has them. */
const nodeGlobals = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

class NeverIntersecting {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Returns a channel class and a function that closes all its channels. React's scheduler never closes its channel, and
 * Jest would wait for it.
 */
function closableChannels() {
  const channels = [];
  class Channel extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  }
  return { Channel, close: () => channels.forEach(({ port1 }) => port1.close()) };
}

/**
 * Records the sockets that are opened from now on. @returns a function that stops that and lets Jest's worker end
 * without them. MSW never closes the handles of the sockets that it answers in place of a server.
 */
function recordedSockets() {
  const sockets = [];
  const channel = 'net.client.socket';
  const record = ({ socket }) => sockets.push(socket);
  subscribe(channel, record);
  return () => {
    unsubscribe(channel, record);
    for (const socket of sockets) socket.unref();
  };
}

/**
 * jsdom with Node's own network classes, and with substitutes for functions that jsdom lacks because it has no layout.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            url: 'http://localhost/',
            customExportConditions: ['source', 'node', 'node-addons'],
          },
        },
      },
      context,
    );
  }

  async setup() {
    await super.setup();
    this.releaseSockets = recordedSockets();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    this.channels = closableChannels();
    this.global.MessageChannel = this.channels.Channel;
    this.global.ResizeObserver = NeverIntersecting;
    this.global.IntersectionObserver = NeverIntersecting;
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.Element.prototype.hasPointerCapture = () => false;
    this.global.Element.prototype.setPointerCapture = () => {};
    this.global.Element.prototype.releasePointerCapture = () => {};
    this.global.scrollTo = () => {};
    this.global.scrollBy = () => {};
    this.global.URL.createObjectURL = () => 'blob:test';
    this.global.URL.revokeObjectURL = () => {};
  }

  async teardown() {
    this.channels?.close();
    await super.teardown();
    this.releaseSockets?.();
  }
}
