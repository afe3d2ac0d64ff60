import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { filtrosEmPalavras } from '../../../reports/leituras-do-mes/filtros.ts';
import { ChoiceField } from '../../kit/inputs/ChoiceField.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { PrintedFilters } from '../../kit/page/PrintedFilters.tsx';
import { ehAno, type Filtros, MESES } from './leitura/filtros.ts';

interface FiltrosDaGradeProps {
  filtros: Filtros;
  onFilter(filtros: Filtros): void;
}

const COM_MEDIDOR = [
  ['1', 'Sim'],
  ['0', 'Não'],
] as const;

const typedFrom = (filtros: Filtros) => ({ ...filtros, idAno: String(filtros.idAno) });

/** Client's name, 'Possui medidor de vazão?', month and year (spec 2 §2.4); Enter or the button filters. */
export function FiltrosDaGrade({ filtros, onFilter }: FiltrosDaGradeProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(() => typedFrom(filtros));
  const [shown, setShown] = useState(filtros);
  const [refused, setRefused] = useState(false);
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (shown !== filtros) {
    setShown(filtros);
    setTyped(typedFrom(filtros));
  }
  const wrong = refused && !ehAno(typed.idAno);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(!ehAno(typed.idAno));
    if (ehAno(typed.idAno)) onFilter({ ...typed, nomeCliente: typed.nomeCliente.trim(), idAno: Number(typed.idAno) });
  }

  const form = (
    <Box
      component="form"
      role="search"
      aria-label={translate('lancamento.filtro.titulo')}
      onSubmit={submit}
      noValidate
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'flex-start', mb: 1 }}
    >
      <TypedField
        label={translate('lancamento.filtro.cliente')}
        value={typed.nomeCliente}
        onText={(nomeCliente) => change({ nomeCliente })}
        sx={{ width: { xs: '100%', sm: '16.25rem' } }}
      />
      <ChoiceField
        label={translate('lancamento.filtro.medidor')}
        value={typed.medidorVazao}
        choices={COM_MEDIDOR}
        all={translate('lancamento.filtro.todos')}
        onChoice={(medidorVazao) => change({ medidorVazao })}
        // As wide as its label with the spacing of letters that people may set.
        sx={{ width: '15rem' }}
      />
      <ChoiceField
        label={translate('lancamento.filtro.mes')}
        value={typed.idMes}
        choices={MESES.map((name, at) => [at + 1, name])}
        onChoice={(idMes) => change({ idMes })}
        sx={{ width: '8.75rem' }}
      />
      <TypedField
        label={translate('lancamento.filtro.ano')}
        value={typed.idAno}
        onText={(idAno) => change({ idAno })}
        problem={wrong && translate('lancamento.filtro.anoInvalido')}
        maxLength={4}
        // The field is narrow: what is wrong with it has all of its width, and one line.
        slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { sx: { mx: 0, whiteSpace: 'nowrap' } } }}
        sx={{ width: '5.625rem' }}
      />
      <FormControlLabel
        label={translate('lancamento.filtro.semLeitura')}
        control={
          <Checkbox
            size="small"
            checked={typed.semLeitura}
            onChange={({ target }) => change({ semLeitura: target.checked })}
          />
        }
      />
      <Button type="submit" variant="outlined">
        {translate('lancamento.filtro.filtrar')}
      </Button>
    </Box>
  );
  return (
    <>
      <PrintedFilters told={[filtrosEmPalavras(filtros)]} />
      {form}
    </>
  );
}
