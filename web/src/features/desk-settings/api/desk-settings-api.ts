import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import { replaceAt } from '../../../lib/if-match';
import { cacheResponseIn } from '../../../lib/cache-response';
import type {
  KnownVisitSettings,
  LeadRetention,
  LeadSteps,
  LeadDoor,
  MadeWebHook,
  MailAddress,
  MailAddresses,
  NewPushDevice,
  NewVisitCalendar,
  NewLeadDoor,
  NewWebHook,
  OpenedLeadDoor,
  PushDevice,
  VisitCalendar,
  VisitSettings,
  WebHook,
  WebHookChange,
  WebHookDelivery,
} from '../../../types/api';

const one = (id: string) => ({ type: 'Hook', id }) as const;

const visitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSteps: build.query<LeadSteps, void>({
      query: () => '/leads/steps',
      providesTags: ['Steps'],
    }),
    saveSteps: build.mutation<LeadSteps, LeadSteps>({
      query: replaceAt('/leads/steps'),
      onQueryStarted: cacheResponseIn('getSteps'),
      invalidatesTags: ['Steps'],
    }),
    getVisitSettings: build.query<KnownVisitSettings, void>({
      query: () => '/visits/settings',
      providesTags: ['VisitSettings'],
    }),
    saveVisitSettings: build.mutation<KnownVisitSettings, VisitSettings & { revision: number }>({
      query: replaceAt('/visits/settings'),
      onQueryStarted: cacheResponseIn('getVisitSettings'),
      // Invalidated after a failure, too, because someone else may have changed the settings.
      invalidatesTags: ['VisitSettings', 'Visit'],
    }),
    getVisitCalendar: build.query<VisitCalendar, void>({
      query: () => '/visits/calendar',
      providesTags: ['VisitSettings'],
    }),
    makeVisitCalendar: build.mutation<NewVisitCalendar, void>({
      query: () => ({ url: '/visits/calendar', method: 'POST' }),
      invalidatesTags: afterChange(['VisitSettings']),
    }),
    revokeVisitCalendar: build.mutation<unknown, void>({
      query: () => ({ url: '/visits/calendar', method: 'DELETE' }),
      invalidatesTags: afterChange(['VisitSettings']),
    }),
  }),
});

const mailAndRetentionApi = visitsApi.injectEndpoints({
  endpoints: (build) => ({
    getMailAddresses: build.query<MailAddresses, void>({
      query: () => '/leads/mail-addresses',
      providesTags: ['MailAddresses'],
    }),
    askMailAddress: build.mutation<MailAddresses, Pick<MailAddress, 'name'> & { email: string }>({
      query: ({ name, email }) => ({ url: `/leads/mail-addresses/${name}`, method: 'PUT', body: { email } }),
      invalidatesTags: afterChange(['MailAddresses']),
    }),
    confirmMailAddress: build.mutation<MailAddresses, Pick<MailAddress, 'name'> & { code: string }>({
      query: ({ name, code }) => ({
        url: `/leads/mail-addresses/${name}/confirm`,
        method: 'POST',
        body: { code },
      }),
      invalidatesTags: afterChange(['MailAddresses']),
    }),
    removeMailAddress: build.mutation<MailAddresses, MailAddress['name']>({
      query: (name) => ({ url: `/leads/mail-addresses/${name}`, method: 'DELETE' }),
      invalidatesTags: afterChange(['MailAddresses']),
    }),
    nameMailSender: build.mutation<MailAddresses, string | null>({
      query: (name) => ({ url: '/leads/mail-addresses/sender', method: 'PUT', body: { name } }),
      invalidatesTags: afterChange(['MailAddresses']),
    }),
    getRetention: build.query<LeadRetention, void>({
      query: () => '/leads/retention',
      providesTags: ['Retention'],
    }),
    /** Returns how many leads a setting would erase. It is a mutation, so that the changing number is never cached. */
    previewRetention: build.mutation<{ count: number }, LeadRetention>({
      query: ({ revision: _revision, ...wanted }) => {
        const known = Object.entries(wanted).filter(([, months]) => months !== null);
        const query = new URLSearchParams(known.map(([name, months]) => [name, String(months)]));
        return `/leads/retention/preview?${query}`;
      },
    }),
    saveRetention: build.mutation<LeadRetention, LeadRetention>({
      query: replaceAt('/leads/retention'),
      onQueryStarted: cacheResponseIn('getRetention'),
      invalidatesTags: ['Retention'],
    }),
  }),
});

const deskSettingsApi = mailAndRetentionApi.injectEndpoints({
  endpoints: (build) => ({
    getWebHooks: build.query<WebHook[], void>({
      query: () => '/web-hooks',
      providesTags: ['Hook'],
    }),
    addWebHook: build.mutation<MadeWebHook, NewWebHook>({
      query: (body) => ({ url: '/web-hooks', method: 'POST', body }),
      invalidatesTags: afterChange(['Hook']),
    }),
    changeWebHook: build.mutation<WebHook, WebHookChange & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/web-hooks/${id}`, method: 'PATCH', body }),
      invalidatesTags: afterChange(['Hook']),
    }),
    removeWebHook: build.mutation<unknown, string>({
      query: (id) => ({ url: `/web-hooks/${id}`, method: 'DELETE' }),
      invalidatesTags: afterChange(['Hook']),
    }),
    testWebHook: build.mutation<WebHookDelivery, string>({
      query: (id) => ({ url: `/web-hooks/${id}/test`, method: 'POST' }),
      invalidatesTags: afterChange((id) => [one(id)]),
    }),
    getDeliveries: build.query<WebHookDelivery[], string>({
      query: (id) => `/web-hooks/${id}/deliveries`,
      providesTags: (_deliveries, _error, id) => [one(id)],
    }),
    sendDeliveryAgain: build.mutation<WebHookDelivery, { id: string; deliveryId: string }>({
      query: ({ id, deliveryId }) => ({
        url: `/web-hooks/${id}/deliveries/${deliveryId}/send`,
        method: 'POST',
      }),
      invalidatesTags: afterChange(({ id }) => [one(id)]),
    }),
    getLeadDoors: build.query<LeadDoor[], void>({
      query: () => '/lead-doors',
      providesTags: ['Door'],
    }),
    openLeadDoor: build.mutation<OpenedLeadDoor, NewLeadDoor>({
      query: (body) => ({ url: '/lead-doors', method: 'POST', body }),
      invalidatesTags: afterChange(['Door']),
    }),
    closeLeadDoor: build.mutation<unknown, string>({
      query: (id) => ({ url: `/lead-doors/${id}`, method: 'DELETE' }),
      invalidatesTags: afterChange(['Door']),
    }),
    getPushKey: build.query<{ publicKey: string }, void>({
      query: () => '/push-devices/key',
      keepUnusedDataFor: 60,
    }),
    getPushDevices: build.query<PushDevice[], void>({
      query: () => '/push-devices',
      providesTags: ['Device'],
    }),
    addPushDevice: build.mutation<PushDevice, NewPushDevice>({
      query: (body) => ({ url: '/push-devices', method: 'POST', body }),
      invalidatesTags: afterChange(['Device']),
    }),
    removePushDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/push-devices/${id}`, method: 'DELETE' }),
      invalidatesTags: afterChange(['Device']),
    }),
    testPushDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/push-devices/${id}/test`, method: 'POST' }),
      invalidatesTags: afterChange(['Device']),
    }),
  }),
});

export const {
  useGetStepsQuery,
  useSaveStepsMutation,
  useGetVisitSettingsQuery,
  useSaveVisitSettingsMutation,
  useGetVisitCalendarQuery,
  useMakeVisitCalendarMutation,
  useRevokeVisitCalendarMutation,
  useGetMailAddressesQuery,
  useAskMailAddressMutation,
  useConfirmMailAddressMutation,
  useRemoveMailAddressMutation,
  useNameMailSenderMutation,
  useGetRetentionQuery,
  usePreviewRetentionMutation,
  useSaveRetentionMutation,
  useGetLeadDoorsQuery,
  useOpenLeadDoorMutation,
  useCloseLeadDoorMutation,
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
