import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../local/settings.ts';

/** A claimed delivery or its outcome. Only the code of leads reads its fields. */
type Opaque = object | undefined;

/** The methods of `services/platform/src/delivery/deliveries.repository.ts` that are measured. */
interface Repository {
  claim(channel: Channel, id: string): Promise<Opaque>;
  listDue(channel: Channel, limit: number): Promise<string[]>;
  shortenLeases(): Promise<void>;
}

interface Channel {
  send(claim: Opaque): Promise<object>;
}

interface DataSource {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
  destroy(): Promise<void>;
}

type Constructor<Thing> = new (...given: unknown[]) => Thing;

const accepted = {
  result: 'sent',
  columns: { messageId: '<bench@sandhill.example>', openAt: null },
  note: { server: 'main', isProbe: false },
};

/**
 * The worker's own code on a database, in this process. It covers the states of deliveries, but not mail servers and
 * queue.
 */
export class WorkerCode {
  readonly dataSource: DataSource;
  readonly repository: Repository;
  readonly channel: Channel;
  private readonly engine: { deliver(channel: Channel, id: string): Promise<void> };

  private constructor(
    dataSource: DataSource,
    repository: Repository,
    channel: Channel,
    engine: WorkerCode['engine'],
  ) {
    this.dataSource = dataSource;
    this.repository = repository;
    this.channel = channel;
    this.engine = engine;
  }

  /**
   * Opens a database and applies the migrations. Loads compiled classes, because Node cannot run the decorators in the
   * sources.
   */
  static async open(url: string, receiptsPerHour: number): Promise<WorkerCode> {
    const [{ LeadsConfig }, { leadsTables }, { Delivery }] = await Promise.all([
      leads('config/leads.config'),
      leads('leads.tables'),
      leads('deliveries/delivery.entity'),
    ]);
    const settings = { DATABASE_URL: url, RECEIPTS_PER_HOUR: receiptsPerHour, MAIL_ADDRESSES: 'environment' };
    const config = Object.assign(new (LeadsConfig as Constructor<object>)(), settings);
    const dataSource = await connect(config, leadsTables);
    const repository = new (await platform<Repository>(
      'delivery/deliveries.repository',
      'DeliveriesRepository',
    ))(dataSource, Delivery);
    const writer = new (await platform<object>('delivery/outcome-writer', 'OutcomeWriter'))(dataSource);
    const metrics = { counter: () => () => undefined };
    const Engine = await platform<WorkerCode['engine']>('delivery/delivery-engine', 'DeliveryEngine');
    const channel = await mailChannel(dataSource, config);
    return new WorkerCode(dataSource, repository, channel, new Engine(repository, writer, metrics));
  }

  async deliver(id: string): Promise<void> {
    await this.engine.deliver(this.channel, id);
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }
}

async function connect(config: object, tables: unknown): Promise<DataSource> {
  const { dataSourceOptions } = (await compiled('platform/dist/database/data-source-options')) as {
    dataSourceOptions: (...given: unknown[]) => object;
  };
  const { migrate } = (await compiled('platform/dist/database/migrate')) as {
    migrate: (dataSource: DataSource) => Promise<void>;
  };
  const Source = await platform<{ initialize(): Promise<DataSource> }>(
    'database/retrying-data-source',
    'RetryingDataSource',
  );
  const dataSource = await new Source(dataSourceOptions(config, tables)).initialize();
  await migrate(dataSource);
  return dataSource;
}

const make = (Class: unknown, ...given: unknown[]) => new (Class as Constructor<object>)(...given);

async function mailChannel(dataSource: DataSource, config: object): Promise<Channel> {
  const mail = 'mail/notifications';
  const Pauses = (await leads(`${mail}/sending-pauses.repository`))['SendingPausesRepository'];
  const Planned = (await leads(`${mail}/planned-answers`))['PlannedAnswers'];
  const Outcomes = (await leads(`${mail}/mail-outcomes.repository`))['MailOutcomesRepository'];
  const MailChannel = (await leads(`${mail}/mail.channel`))['MailChannel'];
  const pauses = make(Pauses, dataSource, config);
  const outcomes = make(Outcomes, make(Planned, undefined));
  const none = undefined;
  const channel = make(MailChannel, none, none, pauses, none, outcomes, none, none, config) as Channel;
  channel.send = () => Promise.resolve(accepted);
  return channel;
}

async function platform<Thing>(path: string, name: string): Promise<Constructor<Thing>> {
  return (await compiled(`platform/dist/${path}`))[name] as Constructor<Thing>;
}

const leads = (path: string) => compiled(`leads/dist/${path}`);

async function compiled(path: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(join(root, 'services', `${path}.js`)).href)) as Record<string, unknown>;
}
