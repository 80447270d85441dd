import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProcessServer } from '@sandhill/platform/http/process-server.js';

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

@Module({ controllers: [WorkController] })
class WorkModule {}

async function ask(port: number, path: string, agent?: Agent, host = '127.0.0.1') {
  const request = get({ port, path, host, agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, headers: answer.headers, text };
}

async function aServer(host = '127.0.0.1') {
  const server = new ProcessServer();
  await server.open(0, host);
  const { port } = server;
  const serve = async () => {
    const app = await NestFactory.create(WorkModule, server, { logger: false, abortOnError: false });
    await app.listen(port);
    return app;
  };
  return { server, port, serve };
}

describe(ProcessServer.name, () => {
  it('lives, is not ready and asks for patience until the application is there', async () => {
    const { port, serve } = await aServer();

    expect(await ask(port, '/health/live')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect((await ask(port, '/health/ready')).status).toBe(503);
    const refused = await ask(port, '/quick');
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(JSON.parse(refused.text)).toEqual({ error: expect.any(String), code: 'starting' });

    const app = await serve();
    expect(await ask(port, '/quick')).toMatchObject({ status: 200, text: 'done' });
    await app.close();
  });

  it('refuses connections from outside until the application is there, so that another copy is asked', async () => {
    const { port, serve } = await aServer('0.0.0.0');
    const other = '127.0.0.2';

    await expect(ask(port, '/quick', undefined, other)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect((await ask(port, '/health/live')).status).toBe(200);

    const app = await serve();
    expect(await ask(port, '/quick', undefined, other)).toMatchObject({ status: 200, text: 'done' });
    await app.close();
  });

  it('finishes what it began and accepts no new connection', async () => {
    const { port, serve } = await aServer();
    const app = await serve();
    const isWorking = new Promise<void>((resolve) => (begun = resolve));
    const answer = ask(port, '/long');
    await isWorking;

    const closed = app.close();
    const socket = connect(port, '127.0.0.1');
    await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

    release();
    expect(await answer).toMatchObject({ status: 200, text: 'finished' });
    await closed;
  });

  it('answers what comes on a connection that was open, and asks for it to be closed', async () => {
    const { port, serve } = await aServer();
    const app = await serve();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask(port, '/quick', agent);
    expect(first.headers.connection).toBe('keep-alive');

    const closed = app.close();
    const last = await ask(port, '/quick', agent);

    expect(last).toMatchObject({ status: 200, text: 'done', headers: { connection: 'close' } });
    await closed;
    agent.destroy();
  });
});
