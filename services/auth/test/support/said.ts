interface Refusal {
  code: string;
  fields?: Record<string, { code: string }>;
}

/** What a refusal says: status, word and the words of the fields. */
export function said({ status, body }: { status: number; body: unknown }) {
  const { code, fields = {} } = body as Refusal;
  return [
    status,
    code,
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.code])),
  ];
}
