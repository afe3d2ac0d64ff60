import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CHOICES } from '../../../resources/kinds.ts';
import { CLIENTE_FIELDS as FIELD, UFS } from './fields.ts';
import { type Choice, ChoiceInput, DocumentInput, TextInput } from './inputs.tsx';
import { type Lookup, useLookups } from './useLookups.ts';

const UF_CHOICES = UFS.map((uf): Choice => [uf, uf]);

/** Three columns on a wide window, one on a narrow one. */
const GRID = { display: 'grid', columnGap: 2, rowGap: 0.5, gridTemplateColumns: { md: 'repeat(12, 1fr)' } };
const span = (columns: number) => ({ gridColumn: { md: `span ${columns}` } });

interface DadosInputsProps {
  readOnly: boolean;
  /** Ids that the client has, kept among the choices even when disabled meanwhile. */
  used: { idRamoAtividade?: unknown; idRoteiro?: unknown };
}

/** Every field of a client, for creation, edition and reading alike. */
export function DadosInputs({ readOnly, used }: DadosInputsProps) {
  const translate = useTranslate();
  const { ramos, roteiros } = useLookups();
  const problem = ({ failed }: Lookup) => (failed ? translate('cliente.form.lookupFailed') : undefined);
  const pessoas: readonly Choice[] = [
    ['J', translate('cliente.form.legal')],
    ['F', translate('cliente.form.individual')],
  ];
  return (
    <Box sx={GRID}>
      <Box sx={span(2)}>
        <TextInput field={FIELD.codigo} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <TextInput field={FIELD.nome} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagAtivo} readOnly={readOnly} choices={CHOICES.situacao ?? []} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagTipoPessoa} readOnly={readOnly} choices={pessoas} />
      </Box>
      <Box sx={span(2)}>
        <TextInput field={FIELD.idIntegracao} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <TextInput field={FIELD.razaoSocial} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <ChoiceInput
          field={FIELD.idRamoAtividade}
          readOnly={readOnly}
          optional
          choices={ramos.choices(used.idRamoAtividade)}
          problem={problem(ramos)}
        />
      </Box>
      <Box sx={span(3)}>
        <ChoiceInput
          field={FIELD.idRoteiro}
          readOnly={readOnly}
          optional
          choices={roteiros.choices(used.idRoteiro)}
          problem={problem(roteiros)}
        />
      </Box>
      <Box sx={span(3)}>
        <TextInput field={FIELD.rg} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <DocumentInput field={FIELD.nroDocumento} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <TextInput field={FIELD.inscEstadual} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.ufRG} readOnly={readOnly} optional choices={UF_CHOICES} />
      </Box>
      <Box sx={span(6)}>
        <TextInput field={FIELD.obsPrincipal} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <TextInput field={FIELD.obsSecundaria} readOnly />
      </Box>
    </Box>
  );
}
