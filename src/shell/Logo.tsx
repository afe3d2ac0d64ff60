/** The product's mark: a drop, and the waves that it is watched by. Takes the colour of the text around it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false" style={{ flexShrink: 0 }}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
        d="M16 3c5 6.6 9 10.8 9 16.2a9 9 0 0 1-18 0C7 13.8 11 9.6 16 3z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M11 18.5q2.5-2 5 0t5 0M12 22.8q2-1.6 4 0t4 0"
      />
    </svg>
  );
}
