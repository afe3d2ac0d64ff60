import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CAMPOS, NOMES } from './campos.ts';
import type { NomeDe } from './colunas.ts';
import type { Pendente } from './guardados.ts';
import { BOTAO, LINHA } from './ListaDeFalhas.tsx';

interface ForaDaGradeProps {
  fora: readonly Pendente[];
  nome: NomeDe;
  busy: boolean;
  onSave(idHidrometro: number): void;
  onDiscard(pendente: Pendente): void;
}

/** Pending readings that have no row any more, with what was typed: 'Salvar tudo' leaves them to be decided here, one by one. */
export function ForaDaGrade({ fora, nome, busy, onSave, onDiscard }: ForaDaGradeProps) {
  const translate = useTranslate();
  if (fora.length === 0) return null;
  const title = translate('lancamento.fora.titulo', { smart_count: fora.length });
  const shown = (campo: (typeof NOMES)[number], text: string) =>
    CAMPOS[campo].kind === 'integer' ? nome(campo, text) : text;
  const typed = ({ textos }: Pendente) =>
    NOMES.flatMap((campo) => {
      const text = textos[campo];
      return text === undefined
        ? []
        : [`${CAMPOS[campo].label}: ${shown(campo, text) || translate('lancamento.fora.vazio')}`];
    }).join('; ');
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1, maxHeight: 200, overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <AlertTitle role="status">{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {fora.map((pendente) => {
          const { idHidrometro, rotulo } = pendente;
          const buttons = [
            ['salvar', () => onSave(idHidrometro)],
            ['descartar', () => onDiscard(pendente)],
          ] as const;
          return (
            <li key={idHidrometro}>
              <Box sx={{ ...LINHA, flexWrap: 'wrap' }}>
                <Box component="span" sx={{ flex: '1 1 260px' }}>
                  <strong>{rotulo}</strong> {translate('lancamento.fora.motivo')} {typed(pendente)}
                </Box>
                {buttons.map(([name, onClick]) => (
                  <Button
                    key={name}
                    sx={BOTAO}
                    color="inherit"
                    variant="outlined"
                    disabled={busy}
                    aria-label={`${translate(`lancamento.fora.${name}`)}: ${rotulo}`}
                    onClick={onClick}
                  >
                    {translate(`lancamento.fora.${name}`)}
                  </Button>
                ))}
              </Box>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
