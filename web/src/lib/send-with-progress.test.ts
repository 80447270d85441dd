import { sendWithProgress } from './send-with-progress';

/** A fake XMLHttpRequest whose progress the test determines. */
class SlowRequest extends EventTarget {
  static last: SlowRequest;
  readonly upload = new EventTarget();
  status = 204;
  statusText = '';
  responseText = '';
  open() {
    SlowRequest.last = this;
  }
  setRequestHeader() {}
  send() {}
}

const real = globalThis.XMLHttpRequest;

describe(sendWithProgress, () => {
  beforeEach(() => {
    globalThis.XMLHttpRequest = SlowRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = real;
  });

  it('reports the part that has been sent, and none where the browser knows no total', async () => {
    const parts: number[] = [];
    const sent = sendWithProgress({ url: '/quotes', body: {}, onProgress: (part) => parts.push(part) });
    const send = (loaded: number, total: number) =>
      SlowRequest.last.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }),
      );

    send(100, 1000);
    send(400, 0);
    send(750, 1000);
    expect(parts).toEqual([0.1, 0.75]);

    send(1000, 1000);
    SlowRequest.last.dispatchEvent(new Event('load'));
    expect(await sent).toEqual({ data: {} });
    expect(parts).toEqual([0.1, 0.75, 1]);
  });

  it.each([
    [200, '{"id":"1"}', { data: { id: '1' } }],
    [200, '<html>', { error: { status: 200, message: '200: Invalid server response format' } }],
  ])('reads an answer of status %d: %s', async (status, responseText, answer) => {
    const sent = sendWithProgress({ url: '/quotes', body: {} });
    Object.assign(SlowRequest.last, { status, responseText });
    SlowRequest.last.dispatchEvent(new Event('load'));

    expect(await sent).toEqual(answer);
  });
});
