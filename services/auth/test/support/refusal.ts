interface Refusal {
  code: string;
  fields?: Record<string, { code: string }>;
}

/** Returns status, code and field codes of an error answer. */
export function refusalIn({ status, body }: { status: number; body: unknown }) {
  const { code, fields = {} } = body as Refusal;
  return [
    status,
    code,
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.code])),
  ];
}
