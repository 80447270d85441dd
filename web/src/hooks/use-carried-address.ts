import { useCallback, useState } from 'react';

/**
 * A street address that the visitor typed elsewhere on the page, and that a form adopts. Each carried address is a new
 * object, so that the same text fills the form again.
 */
export interface CarriedAddress {
  address: string;
}

/** Returns the carried address, and a function that sets it and scrolls to the quote form. */
export function useCarriedAddress(): [CarriedAddress | undefined, (address: string) => void] {
  const [carried, setCarried] = useState<CarriedAddress>();
  const carry = useCallback((address: string) => {
    setCarried({ address });
    document.getElementById('quote')?.scrollIntoView();
  }, []);
  return [carried, carry];
}
