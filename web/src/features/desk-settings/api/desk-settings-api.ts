import { api } from '../../../lib/api';
import type {
  DailyTest,
  LeadRetention,
  LeadSteps,
  MadeWebHook,
  NewPushDevice,
  NewWebHook,
  PushDevice,
  WebHook,
  WebHookChange,
  WebHookDelivery,
} from '../../../types/api';

const one = (id: string) => ({ type: 'Hook', id }) as const;

const deskSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLastProof: build.query<DailyTest, void>({
      query: () => '/leads/proof',
      keepUnusedDataFor: 0,
    }),
    getSteps: build.query<LeadSteps, void>({
      query: () => '/leads/steps',
      keepUnusedDataFor: 0,
      providesTags: ['Steps'],
    }),
    saveSteps: build.mutation<LeadSteps, LeadSteps>({
      query: (body) => ({ url: '/leads/steps', method: 'PUT', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Steps']),
    }),
    getRetention: build.query<LeadRetention, void>({
      query: () => '/leads/retention',
      keepUnusedDataFor: 0,
      providesTags: ['Retention'],
    }),
    /** How many leads a setting would erase; asked each time, for leads come and go. */
    previewRetention: build.mutation<{ count: number }, LeadRetention>({
      query: (wanted) => {
        const known = Object.entries(wanted).filter(([, months]) => months !== null);
        const query = new URLSearchParams(known.map(([name, months]) => [name, String(months)]));
        return `/leads/retention/preview?${query}`;
      },
    }),
    saveRetention: build.mutation<LeadRetention, LeadRetention>({
      query: (body) => ({ url: '/leads/retention', method: 'PUT', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Retention']),
    }),
    getWebHooks: build.query<WebHook[], void>({
      query: () => '/web-hooks',
      keepUnusedDataFor: 0,
      providesTags: ['Hook'],
    }),
    addWebHook: build.mutation<MadeWebHook, NewWebHook>({
      query: (body) => ({ url: '/web-hooks', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Hook']),
    }),
    changeWebHook: build.mutation<WebHook, WebHookChange & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/web-hooks/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Hook']),
    }),
    removeWebHook: build.mutation<unknown, string>({
      query: (id) => ({ url: `/web-hooks/${id}`, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Hook']),
    }),
    testWebHook: build.mutation<WebHookDelivery, string>({
      query: (id) => ({ url: `/web-hooks/${id}/test`, method: 'POST' }),
      invalidatesTags: (_delivery, error, id) => (error ? [] : [one(id)]),
    }),
    getDeliveries: build.query<WebHookDelivery[], string>({
      query: (id) => `/web-hooks/${id}/deliveries`,
      keepUnusedDataFor: 0,
      providesTags: (_deliveries, _error, id) => [one(id)],
    }),
    sendDeliveryAgain: build.mutation<WebHookDelivery, { id: string; deliveryId: string }>({
      query: ({ id, deliveryId }) => ({
        url: `/web-hooks/${id}/deliveries/${deliveryId}/send`,
        method: 'POST',
      }),
      invalidatesTags: (_delivery, error, { id }) => (error ? [] : [one(id)]),
    }),
    getPushKey: build.query<{ publicKey: string }, void>({ query: () => '/push-devices/key' }),
    getPushDevices: build.query<PushDevice[], void>({
      query: () => '/push-devices',
      keepUnusedDataFor: 0,
      providesTags: ['Device'],
    }),
    addPushDevice: build.mutation<PushDevice, NewPushDevice>({
      query: (body) => ({ url: '/push-devices', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Device']),
    }),
    removePushDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/push-devices/${id}`, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Device']),
    }),
    testPushDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/push-devices/${id}/test`, method: 'POST' }),
    }),
  }),
});

export const {
  useGetLastProofQuery,
  useGetStepsQuery,
  useSaveStepsMutation,
  useGetRetentionQuery,
  usePreviewRetentionMutation,
  useSaveRetentionMutation,
  useGetWebHooksQuery,
  useAddWebHookMutation,
  useChangeWebHookMutation,
  useRemoveWebHookMutation,
  useTestWebHookMutation,
  useGetDeliveriesQuery,
  useSendDeliveryAgainMutation,
  useLazyGetPushKeyQuery,
  useGetPushDevicesQuery,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
} = deskSettingsApi;
