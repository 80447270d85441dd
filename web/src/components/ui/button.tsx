import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Variant = 'action' | 'primary' | 'outline' | 'quiet' | 'light';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-semibold transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60';

/** Forced colors remove the background, so that only a border shows the button. */
const filled = 'text-white forced-colors:border-2';

const variants: Record<Variant, string> = {
  action: `bg-action hover:bg-action-deep ${filled}`,
  primary: `bg-primary hover:bg-primary-deep ${filled}`,
  outline: 'border-2 border-primary text-primary hover:bg-primary hover:text-white',
  quiet: 'text-link underline-offset-4 hover:underline',
  light: 'border-2 border-white/80 text-white hover:bg-white hover:text-primary-deep',
};

/** Returns the classes of a button, for links that look like a button. */
export const buttonClass = (variant: Variant = 'primary', extra = '') =>
  `${base} ${variants[variant]} ${extra}`;

/**
 * A button that keeps its width while it is busy or disabled after a press. When it is disabled after a press, it also
 * keeps the focus: it has `aria-disabled` instead of `disabled`, which would take the focus away. This way, a dialog
 * that the button opened can return the focus to it. Presses on a disabled button do nothing.
 */
export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  disabled = false,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  const [isPressed, setPressed] = useState(false);
  const isHeld = disabled || rest['aria-busy'] === true;
  const pressed = useRef<{ style: CSSStyleDeclaration; width: number }>(null);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { style, width } = pressed.current;
    style.width = isHeld ? `${width}px` : '';
    style.maxWidth = isHeld ? '100%' : '';
    // A new label that is slightly longer needs the space of the padding, because the width is fixed.
    style.paddingInline = isHeld ? '0' : '';
  }, [isHeld]);
  // Forgets the press when the button is enabled again. If the button is disabled later, for another reason, it gets
  // the attribute `disabled`.
  useEffect(() => (disabled ? () => setPressed(false) : undefined), [disabled]);
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- `type` is a property with a default above
      type={type}
      disabled={disabled && !isPressed}
      aria-disabled={(disabled && isPressed) || rest['aria-disabled']}
      onClickCapture={(event) => {
        if (disabled) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        setPressed(true);
        const { width } = event.currentTarget.getBoundingClientRect();
        pressed.current = { style: event.currentTarget.style, width };
      }}
      className={buttonClass(variant, className)}
    />
  );
}
