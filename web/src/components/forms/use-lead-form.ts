import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLazyModule } from '../../hooks/use-lazy-module';
import { keepGuide } from '../../lib/form-guide';
import { readStoredText } from '../../lib/browser-storage';
import type { AppDispatch } from '../../lib/root-reducer';
import { type DraftName, draftKey } from './draft-key';
import { changeDraft, endDraft, openDraft } from './drafts-slice';
import { focusFirst, type FormValues, readValues, writeMissing, writeValues } from './form-values';
import { hasText } from './has-text';
import { photosAdded } from './photos/use-form-photos';

/** Codes of a form's errors, by the name of the field. */
export type FormErrors = Record<string, string>;

/** The texts of a form's failure, shown until the form is sent again. */
export interface Failure {
  title: string;
  text: string;
}

export interface Refusal {
  errors: FormErrors;
  failure: Failure;
}

interface FormCode {
  check: (values: FormValues) => FormErrors;
}

export type Outcome<Receipt> = { receipt: Receipt } | { refusal: Refusal };

interface LeadForm<Code, Receipt> {
  name: DraftName;
  /** Loads the code that checks and sends the form. The function must be stable across renders. */
  load: () => Promise<Code>;
  /** Turns the values of the fields into the values that are checked and sent. */
  prepare?: (values: FormValues, code: Code) => Promise<FormValues>;
  send: (values: FormValues, code: Code) => Promise<Outcome<Receipt>>;
  onSent?: (receipt: Receipt, code: Code) => void;
  /** Whether the form gets the focus when it is shown. */
  isFocused?: boolean;
}

interface Sending<Code, Receipt> {
  outcome: Promise<Outcome<Receipt>>;
  code: Code;
}

/**
 * Requests in progress, by form. If the visitor goes to another page or language during a request, the form there waits
 * for the same response instead of sending again.
 */
const sendings = new Map<DraftName, Sending<unknown, unknown>>();

const asTyped = async (values: FormValues) => values;

function useKeptForm(name: DraftName) {
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useDispatch<AppDispatch>();
  const keep = useCallback(() => {
    if (form.current) dispatch(changeDraft(name, { values: readValues(form.current) }));
  }, [name, dispatch]);

  useLayoutEffect(() => {
    if (!form.current) return;
    const { values, startedAt } = dispatch(openDraft(name));
    const isTyped = hasText(readValues(form.current));
    if (values) writeMissing(form.current, values);
    if (!isTyped) return;
    // The visitor typed before hydration, which may be late on a slow phone. Therefore the form counts as begun when
    // the page was loaded.
    dispatch(changeDraft(name, { startedAt: Math.min(startedAt, performance.timeOrigin) }));
    keep();
  }, [name, dispatch, keep]);

  useEffect(() => {
    const isKept = () => readStoredText('sessionStorage', draftKey(name)) !== null;
    // Whether the draft was in storage when the page was left. If storage does not work, this stays false, so that the
    // typed text is never cleared.
    let wasKept = false;
    const hide = () => (wasKept = isKept());
    // Clears the form if another page of the tab has sent the draft while this page was in the back/forward cache.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !wasKept || isKept()) return;
      form.current?.reset();
      dispatch(endDraft(name));
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', show);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', show);
    };
  }, [name, dispatch]);

  const setValue = useCallback(
    (field: string, value: string) => {
      if (!form.current) return;
      writeValues(form.current, { [field]: value });
      keep();
    },
    [keep],
  );
  return { form, keep, setValue };
}

/**
 * Drives a public form. Its fields are uncontrolled, so text that was typed before hydration stays. Every change is
 * saved in the draft. The form's code loads when the form comes near the viewport, and a submit waits for it.
 */
export function useLeadForm<Code extends FormCode, Receipt>(options: LeadForm<Code, Receipt>) {
  const { name, load, prepare = asTyped, send, onSent, isFocused } = options;
  const { form, keep, setValue } = useKeptForm(name);
  const { code, need, isLoading, hasFailed } = useLazyModule(form, load);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setSending] = useState(() => sendings.has(name));
  const isSubmitting = useRef(false);

  useEffect(() => {
    if (isFocused && form.current) focusFirst(form.current);
  }, [isFocused, form]);

  const { search } = useLocation();
  useEffect(() => keepGuide(search), [search]);

  // Rechecks a field with an error, so that the error disappears once the value is valid.
  const recheck = (field: string) => {
    if (!code || !form.current || !(field in errors)) return;
    const { [field]: _old, ...others } = errors;
    const found = code.check(readValues(form.current))[field];
    setErrors(found ? { ...others, [field]: found } : others);
  };

  const settle = (outcome: Outcome<Receipt>, rules: Code) => {
    setSending(false);
    if ('receipt' in outcome) {
      onSent?.(outcome.receipt, rules);
      return;
    }
    setErrors(outcome.refusal.errors);
    setFailure(outcome.refusal.failure);
  };

  const settleEarlier = useEffectEvent(settle);
  useEffect(() => {
    const earlier = sendings.get(name) as Sending<Code, Receipt> | undefined;
    void earlier?.outcome.then((outcome) => settleEarlier(outcome, earlier.code));
  }, [name]);

  const checkAndSend = async () => {
    const rules = await need();
    await photosAdded(name);
    if (!rules || !form.current) return;
    const values = await prepare(readValues(form.current), rules);
    const found = rules.check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(form.current, Object.keys(found));
      return;
    }
    setSending(true);
    setFailure(undefined);
    const outcome = send(values, rules).finally(() => sendings.delete(name));
    sendings.set(name, { outcome, code: rules });
    settle(await outcome, rules);
  };

  const submit = async () => {
    if (isSending || isSubmitting.current) return;
    isSubmitting.current = true;
    await checkAndSend().finally(() => {
      isSubmitting.current = false;
    });
  };

  const formProps = {
    ref: form,
    name,
    // Before hydration, a submit would put the typed values into the URL. With this method, a submit does nothing.
    method: 'dialog',
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    onInput: (event: FormEvent) => {
      keep();
      recheck((event.target as HTMLInputElement).name);
    },
    className: 'relative grid gap-3 sm:grid-cols-2 sm:gap-4',
  };
  return { form, formProps, code, need, setValue, errors, failure, isLoading, isSending, hasFailed };
}
