import type { BrowserContext, Page } from '@playwright/test';

/** Functions that Safari 16.4 and Chrome 111 do not have, by their owner. */
const newerThan2023 = {
  URL: ['canParse', 'parse'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  RegExp: ['escape'],
  Error: ['isError', 'captureStackTrace'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  AbortSignal: ['any'],
  'Blob.prototype': ['bytes'],
  'Request.prototype': ['bytes'],
  'Response.prototype': ['bytes'],
  'Element.prototype': ['getHTML', 'setHTML', 'setHTMLUnsafe', 'moveBefore'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  CSS: ['highlights'],
  Intl: ['DurationFormat'],
  'Navigator.prototype': ['connection', 'userAgentData', 'setAppBadge', 'clearAppBadge', 'login'],
  'StorageManager.prototype': ['estimate'],
  PublicKeyCredential: [
    'getClientCapabilities',
    'parseCreationOptionsFromJSON',
    'parseRequestOptionsFromJSON',
    'signalUnknownCredential',
    'signalAllAcceptedCredentials',
    'signalCurrentUserDetails',
  ],
  globalThis: [
    'Iterator',
    'CloseWatcher',
    'Float16Array',
    'Temporal',
    'URLPattern',
    'navigation',
    'scheduler',
    'cookieStore',
    'trustedTypes',
    'requestIdleCallback',
    'cancelIdleCallback',
  ],
};

/** Functions that Safari 15.4 and Chrome 104 do not have, by their owner. */
const newerThan2022 = {
  ...newerThan2023,
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  AbortSignal: ['any', 'timeout'],
  globalThis: [...newerThan2023.globalThis, 'OffscreenCanvas'],
};

/**
 * Removes functions from pages that are opened later, as in the oldest supported browsers: those of 2022 for visitors,
 * those of 2023 for staff (decision P21).
 */
export async function asInOlderBrowsers(pages: Page | BrowserContext, year: 2022 | 2023): Promise<void> {
  await pages.addInitScript(
    (newer) => {
      for (const [path, names] of Object.entries(newer)) {
        const parts = path === 'globalThis' ? [] : path.split('.');
        const owner = parts.reduce<unknown>(
          (at, part) => (at as Record<string, unknown> | undefined)?.[part],
          globalThis,
        );
        for (const name of owner ? names : []) Reflect.deleteProperty(owner as object, name);
      }
      const { createImageBitmap } = globalThis;
      // Chrome 111 and Safari 15.4 reject this value, although it describes what they do by default.
      Object.assign(globalThis, {
        createImageBitmap: async (picture: ImageBitmapSource, options?: ImageBitmapOptions) => {
          if (options?.imageOrientation === 'from-image') throw new TypeError('Not a valid enum value');
          return createImageBitmap(picture, options);
        },
      });
    },
    year === 2022 ? newerThan2022 : newerThan2023,
  );
}
