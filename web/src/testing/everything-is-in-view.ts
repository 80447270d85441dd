/** Reports every observed element as in view, so that lazy parts load immediately. */
export function everythingIsInView(): void {
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.callback([entry], this));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}
