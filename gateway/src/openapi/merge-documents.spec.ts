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
  it('puts paths and schemas together, in order', () => {
    const merged = mergeDocuments({
      media: aDocument({ '/api/projects': get('listProjects') }, { Project: { type: 'object' } }),
      auth: aDocument({ '/api/audit': get('listEvents') }, { Event: { type: 'object' } }),
    });

    expect(Object.keys(merged.paths)).toEqual(['/api/audit', '/api/projects']);
    expect(Object.keys(merged.components?.schemas ?? {})).toEqual(['Event', 'Project']);
    expect(Object.keys(merged.components?.securitySchemes ?? {})).toEqual(['session']);
    expect(merged.info.title).toBe('Sandhill Grounds');
  });

  it('says of every operation whether it needs a session, and whose it is', () => {
    const merged = mergeDocuments({
      auth: aDocument({
        '/api/user': get('getUser', { security: [{ session: [] }], tags: ['user'] }),
        '/api/user/test': get('testUser'),
      }),
    });

    expect(merged.paths['/api/user']?.get).toMatchObject({ security: [{ session: [] }], tags: ['user'] });
    expect(merged.paths['/api/user/test']?.get).toMatchObject({ security: [], tags: ['auth'] });
  });

  it('tells operations of one name apart', () => {
    const merged = mergeDocuments({
      leads: aDocument({ '/api/leads': get('list'), '/api/leads/x': get('read') }),
      media: aDocument({ '/api/projects': get('list') }),
    });

    const ids = Object.values(merged.paths).map((item) => item.get?.operationId);
    expect(ids).toEqual(['leadsList', 'read', 'mediaList']);
  });

  it('keeps methods of one path that two services share', () => {
    const post = { post: { operationId: 'add', responses: {} } };
    const merged = mergeDocuments({
      a: aDocument({ '/api/x': get('read') }),
      b: aDocument({ '/api/x': post }),
    });

    expect(Object.keys(merged.paths['/api/x'] ?? {})).toEqual(['get', 'post']);
  });

  it('refuses one operation of two services', () => {
    const twice = { a: aDocument({ '/api/x': get('one') }), b: aDocument({ '/api/x': get('two') }) };

    expect(() => mergeDocuments(twice)).toThrow('get /api/x is described twice, the second time by b');
  });

  it('takes a schema that all share, and refuses one name for two things', () => {
    const shared = { ErrorBody: { type: 'object' } };
    const same = { a: aDocument({}, shared), b: aDocument({}, shared) };
    const different = { a: aDocument({}, shared), b: aDocument({}, { ErrorBody: { type: 'string' } }) };

    expect(mergeDocuments(same).components?.schemas).toEqual(shared);
    expect(() => mergeDocuments(different)).toThrow('ErrorBody of b means something else');
  });

  it('leaves what it was given as it was', () => {
    const document = aDocument({ '/api/x': get('read') });
    mergeDocuments({ a: document });

    expect(document).toEqual(aDocument({ '/api/x': get('read') }));
  });
});
