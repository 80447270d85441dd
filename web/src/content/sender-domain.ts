import type { Language } from '@sandhill/company/language.js';

/** Texts about the DNS records that make other mail servers trust the site's mail. */
const en = {
  title: 'Getting mail delivered',
  text: 'For the person who manages your domain: big providers refuse mail or file it as spam if the sender’s domain does not list who may send for it. Add these records where your domain is managed.',
  failed: 'The records could not be looked up',
  demo: (domain: string) => `${domain} is not looked up: in a demonstration, mail goes to a test mailbox.`,
  names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  states: {
    found: 'Found.',
    missing: 'Missing.',
    wrong: 'Wrong: there are several records, or the record holds another key.',
    unknown: 'Not known: DNS did not answer, or the mail provider signs with a key of its own.',
  },
  add: 'Add this TXT record:',
  refused:
    'The recipient’s server does not trust the sender’s domain. To see which record is missing, open “Mail and alarms” in Settings.',
};

const es: typeof en = {
  title: 'Para que el correo llegue',
  text: 'Para quien administra su dominio: los grandes proveedores rechazan el correo o lo marcan como spam si el dominio del remitente no indica quién puede enviar en su nombre. Estos registros se agregan donde se administra el dominio.',
  failed: 'No se pudieron consultar los registros',
  demo: (domain) => `No se consulta ${domain}: en una demostración, el correo va a un buzón de prueba.`,
  names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  states: {
    found: 'Encontrado.',
    missing: 'Falta.',
    wrong: 'Incorrecto: hay varios registros, o el registro contiene otra clave.',
    unknown: 'No se sabe: el DNS no respondió, o el proveedor de correo firma con su propia clave.',
  },
  add: 'Agregue este registro TXT:',
  refused:
    'El servidor del destinatario no confía en el dominio del remitente. Para ver qué registro falta, abra “Correo y alarmas” en Ajustes.',
};

export const senderDomainContent: Record<Language, typeof en> = { en, es };

/** Returns whether a mail server refused a mail because it does not trust the sender's domain. */
export const isUnbelieved = (serverAnswer: string): boolean =>
  /\b5\.7\.(?:26|25|27|30|515|509|9|1)\b/.test(serverAnswer);
