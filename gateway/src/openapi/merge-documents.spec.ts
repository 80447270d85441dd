import type { OpenAPIObject } from '@nestjs/swagger';
import { mergeDocuments } from './merge-documents.js';

function aDocument(paths: OpenAPIObject['paths'], schemas: Record<string, object> = {}): OpenAPIObject {
  return {
    openapi: '3.0.0',
    info: { title: 'Sandhill Grounds', version: '1' },
    paths,
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 's' } } },
  };
}

const get = (operationId: string, more: object = {}) => ({ get: { operationId, responses: {}, ...more } });

describe(mergeDocuments.name, () => {
  it('merges paths and schemas in order', () => {
    const merged = mergeDocuments({
      media: aDocument({ '/api/projects': get('listProjects') }, { Project: { type: 'object' } }),
      auth: aDocument({ '/api/audit': get('listEvents') }, { Event: { type: 'object' } }),
    });

    expect(Object.keys(merged.paths)).toEqual(['/api/audit', '/api/projects']);
    expect(Object.keys(merged.components?.schemas ?? {})).toEqual(['Event', 'Project']);
    expect(Object.keys(merged.components?.securitySchemes ?? {})).toEqual(['session']);
    expect(merged.info.title).toBe('Sandhill Grounds');
  });

  it('states for every operation its security and service', () => {
    const merged = mergeDocuments({
      auth: aDocument({
        '/api/user': get('getUser', { security: [{ session: [] }], tags: ['user'] }),
        '/api/user/test': get('testUser'),
      }),
    });

    expect(merged.paths['/api/user']?.get).toMatchObject({ security: [{ session: [] }], tags: ['user'] });
    expect(merged.paths['/api/user/test']?.get).toMatchObject({ security: [], tags: ['auth'] });
  });

  it('distinguishes operations with the same id', () => {
    const merged = mergeDocuments({
      leads: aDocument({ '/api/leads': get('list'), '/api/leads/x': get('read') }),
      media: aDocument({ '/api/projects': get('list') }),
    });

    const ids = Object.values(merged.paths).map((item) => item.get?.operationId);
    expect(ids).toEqual(['leadsList', 'read', 'mediaList']);
  });

  it('rejects two operations of a service with the same id', () => {
    const leads = aDocument({
      '/api/leads/counts': get('countLeads'),
      '/api/staff/x/leads': get('countLeads'),
    });

    expect(() => mergeDocuments({ leads })).toThrow('leads has two operations countLeads');
  });

  it('merges methods of a path that two services share', () => {
    const post = { post: { operationId: 'add', responses: {} } };
    const merged = mergeDocuments({
      a: aDocument({ '/api/x': get('read') }),
      b: aDocument({ '/api/x': post }),
    });

    expect(Object.keys(merged.paths['/api/x'] ?? {})).toEqual(['get', 'post']);
  });

  it('rejects an operation that two services claim', () => {
    const twice = { a: aDocument({ '/api/x': get('one') }), b: aDocument({ '/api/x': get('two') }) };

    expect(() => mergeDocuments(twice)).toThrow('get /api/x is described twice, also by b');
  });

  it('accepts a shared schema and rejects one name for two schemas', () => {
    const shared = { ErrorBody: { type: 'object' } };
    const same = { a: aDocument({}, shared), b: aDocument({}, shared) };
    const different = { a: aDocument({}, shared), b: aDocument({}, { ErrorBody: { type: 'string' } }) };

    expect(mergeDocuments(same).components?.schemas).toEqual(shared);
    expect(() => mergeDocuments(different)).toThrow('ErrorBody of b differs');
  });

  it('does not change its input', () => {
    const document = aDocument({ '/api/x': get('read') });
    mergeDocuments({ a: document });

    expect(document).toEqual(aDocument({ '/api/x': get('read') }));
  });
});
