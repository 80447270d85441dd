import {
  ensureDatabases,
  startPostgres,
  type PostgresServer,
  type ServiceDatabase,
} from './servers/postgres.ts';
import { UserError } from './command-line/user-error.ts';

/**
 * Runs PostgreSQL as a process that the supervisor can start, watch and end. The process ends when the server does.
 * Variables: FOLDER, PORT, PASSWORD and DATABASES (JSON).
 */
const { FOLDER = '', PORT = '', PASSWORD = '', DATABASES = '[]' } = process.env;

const server = await startServer();
await ensureDatabases(server.url('postgres'), JSON.parse(DATABASES) as ServiceDatabase[]);
process.stdout.write('the databases are there\n');

async function startServer(): Promise<PostgresServer> {
  try {
    return await startPostgres({
      folder: FOLDER,
      port: Number(PORT),
      password: PASSWORD,
      isDurable: true,
      log: (line) => process.stdout.write(`${line.trimEnd()}\n`),
      onExit: () => process.exit(1),
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
