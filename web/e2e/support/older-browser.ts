/** Removes functions that the oldest supported browsers do not have (decision P21). Runs before the scripts of a page. */
export function beforeNewerApis(): void {
  const remove = (owner: object | undefined, ...names: string[]) => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  };
  const global = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  remove(
    iterator,
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
  );
  remove(URL, 'canParse', 'parse');
  remove(Promise, 'withResolvers', 'try');
  remove(Array, 'fromAsync');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(
    Set.prototype,
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  );
  remove(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength');
  remove(RegExp, 'escape');
  remove(Error, 'isError', 'captureStackTrace');
  remove(Uint8Array, 'fromBase64', 'fromHex');
  remove(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
  remove(AbortSignal, 'any');
  for (const owner of ['Blob', 'Request', 'Response']) remove(global[owner]?.prototype, 'bytes');
  remove(Element.prototype, 'getHTML', 'setHTML', 'setHTMLUnsafe', 'moveBefore');
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  remove(Document.prototype, 'startViewTransition');
  remove(CSS, 'highlights');
  remove(Intl, 'DurationFormat');
  remove(Navigator.prototype, 'connection', 'userAgentData', 'setAppBadge', 'clearAppBadge', 'login');
  remove(global['StorageManager']?.prototype, 'estimate');
  remove(
    global['PublicKeyCredential'],
    'getClientCapabilities',
    'parseCreationOptionsFromJSON',
    'parseRequestOptionsFromJSON',
    'signalUnknownCredential',
    'signalAllAcceptedCredentials',
    'signalCurrentUserDetails',
  );
  remove(
    globalThis,
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
  );
}
