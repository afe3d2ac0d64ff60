import './setup.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '../../src/kit/feedback/ConfirmDialog.tsx';

test('a question that fades out still says what it was about', () => {
  const question = (name: string | null) => (
    <ConfirmDialog
      open={name !== null}
      title={name === null ? '' : `Remover ${name}`}
      text={name === null ? '' : `Deseja remover ${name}?`}
      confirmLabel="Remover"
      cancelLabel="Cancelar"
      onConfirm={() => {}}
      onCancel={() => {}}
    />
  );
  const { rerender } = render(question(null));
  rerender(question('Norte'));
  rerender(question('Sul'));
  rerender(question(null));
  const fading = screen.getByRole('alertdialog', { name: 'Remover Sul' });
  expect(fading).toHaveTextContent('Deseja remover Sul?');
});
