import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProcessServer } from '@sandhill/platform/http/process-server.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

let release: () => void;
let begun: () => void;

@Controller()
class WorkController {
  @Get('quick')
  quick() {
    return 'done';
  }

  @Get('long')
  async long() {
    begun();
    await new Promise<void>((resolve) => (release = resolve));
    return 'finished';
  }
}

/**
 * Program of a thread that simulates visitors. All connect before they send their requests. Posts the status or the
 * error of each.
 */
const visitors = `
  const { get } = require('node:http');
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, connected } } = require('node:worker_threads');
  const arrive = () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });
  const ask = (socket) => new Promise((resolve) => {
    get({ createConnection: () => socket, path: '/quick' }, ({ statusCode }) => resolve(statusCode))
      .on('error', ({ code }) => resolve(code));
  });
  Promise.all(Array.from({ length: 20 }, arrive)).then(async (sockets) => {
    const answers = sockets.map(ask);
    Atomics.store(connected, 0, 1);
    Atomics.notify(connected, 0);
    parentPort.postMessage(await Promise.all(answers));
  });
`;

@Module({ controllers: [WorkController] })
class WorkModule {}

async function ask(port: number, path: string, agent?: Agent) {
  const request = get({ port, path, agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, headers: answer.headers, text };
}

async function serve() {
  const app = await NestFactory.create(WorkModule, new ProcessServer(), {
    logger: false,
    abortOnError: false,
  });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  return { app, port };
}

describe(ProcessServer.name, () => {
  it('finishes running requests and accepts no new connection', async () => {
    const { app, port } = await serve();
    const isWorking = new Promise<void>((resolve) => (begun = resolve));
    const answer = ask(port, '/long');
    await isWorking;

    const closed = app.close();
    await waitUntil('the end of listening', async () => !(app.getHttpServer() as Server).listening);
    const socket = connect(port, '127.0.0.1');
    await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

    release();
    expect(await answer).toMatchObject({ status: 200, text: 'finished' });
    await closed;
  });

  it('answers requests on open connections and asks for them to be closed', async () => {
    const { app, port } = await serve();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask(port, '/quick', agent);
    expect(first.headers.connection).toBe('keep-alive');

    const closed = app.close();
    const last = await ask(port, '/quick', agent);

    expect(last).toMatchObject({ status: 200, text: 'done', headers: { connection: 'close' } });
    await closed;
    agent.destroy();
  });

  it('answers those who have connected and wait to be accepted', async () => {
    const { app, port } = await serve();
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const answers = once(new Worker(visitors, { eval: true, workerData: { port, connected } }), 'message');

    // Blocks this process until all visitors have connected, so that it has accepted none of them yet.
    Atomics.wait(connected, 0, 0);
    const closed = app.close();

    expect(await answers).toEqual([Array(20).fill(200)]);
    await closed;
  });
});
